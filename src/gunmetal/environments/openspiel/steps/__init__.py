"""Steps of the games with chance that is asked for: what is compiled for OpenSpiel lies apart."""
