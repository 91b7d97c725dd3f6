/* A bot of your own in C, without any library: it is asked on standard input, and answers on standard output.
 *
 *     cc -O2 -o my_bot examples/bot.c
 *     gunmetal arena gunrunners --players 2 --bots exec:./my_bot,random
 *
 * Each line is a JSON object (docs/outside-bots.md). The options stand at its end, each with the number of its action. This one takes
 * any of them, so it needs no JSON parser: it finds the numbers.
 */

#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

int main(void) {
    char *line = NULL;
    size_t room = 0;
    srand((unsigned) time(NULL));
    while (getline(&line, &room, stdin) > 0) {
        const char *at = strstr(line, "\"options\":[");
        const char *word = "\"action\":";
        long action = -1;
        int seen = 0;
        if (at == NULL)
            continue;                          /* the beginning or the end of a game: nothing to answer */
        while ((at = strstr(at, word)) != NULL) {
            at += strlen(word);
            if (rand() % ++seen == 0)          /* the n-th replaces the one before with a chance of 1/n: all are equally likely */
                action = strtol(at, NULL, 10);
        }
        printf("%ld\n", action);
        fflush(stdout);
    }
    free(line);
    return 0;
}
