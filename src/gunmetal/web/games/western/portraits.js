// Whose portrait is put together from which parts of art/portraits.svg, from back to front, and in which colours.
// A gunfighter of Gunsmoke and the gunslinger who lent the name look alike.
const RECIPES = [
  ["doc-hollandaise doc-holliday",
    "coat-frock hair-short face-oval eyes-calm lip-handlebar scarf-cravat hat-gambler",
    "skin:#ecd0ae coat:#3a3a42 hat:#26262c hair:#5a3b20 scarf:#6b2233"],
  ["angie-oakley annie-oakley",
    "coat-buckskin hair-curls face-soft eyes-wide scarf-knot hat-stetson",
    "skin:#f0d0ac coat:#a87a45 hat:#8a6236 hair:#4a2c18 scarf:#a3321f hatband:#f4ead6"],
  ["wyatt-burp wyatt-earp",
    "coat-frock hair-short face-square eyes-squint lip-walrus scarf-string hat-gambler badge-star",
    "skin:#e8c7a0 coat:#2b2620 hat:#1d1814 hair:#2a1b12 scarf:#1d1814"],
  ["wild-bill-hiccup wild-bill-hickok",
    "coat-buckskin hair-long face-oval eyes-squint lip-handlebar scarf-string hat-wide",
    "skin:#e8c7a0 coat:#7c5a34 hat:#4b3422 hair:#8a5a2b scarf:#2b2620"],
  ["butch-casserole butch-cassidy",
    "coat-vest hair-short face-square eyes-calm lip-stubble scarf-bandana hat-derby",
    "skin:#e3bd92 coat:#5d4a3a hat:#4a3324 hair:#6b4526 scarf:#33597a"],
  ["billy-the-kidney billy-the-kid",
    "coat-vest hair-short face-soft eyes-calm scarf-knot hat-slouch",
    "skin:#edcfab coat:#46525a hat:#59422e hair:#7a4f2a scarf:#8c2a1c"],
  ["jesse-jams jesse-james",
    "coat-duster hair-short face-oval eyes-squint lip-beard scarf-string hat-stetson",
    "skin:#e8c7a0 coat:#54504a hat:#332b24 hair:#3a2619 scarf:#222"],
  ["calamari-jane calamity-jane",
    "coat-buckskin hair-braids face-soft eyes-calm scarf-bandana hat-slouch",
    "skin:#e3bd92 coat:#8d6a3e hat:#6a4a2c hair:#5b2f18 scarf:#2f6a58"],
  ["sundance-kipper sundance-kid",
    "coat-duster hair-short face-square eyes-calm lip-pencil scarf-bandana hat-wide",
    "skin:#e8c7a0 coat:#82684a hat:#c0a06c hair:#7f5a2c scarf:#273f63 hatband:#4a3324"],
  ["pat-carrot pat-garrett",
    "coat-vest hair-short face-oval eyes-calm lip-walrus scarf-string hat-stetson badge-star",
    "skin:#eccba6 coat:#3d4a3a hat:#3b2d20 hair:#a4532a scarf:#3b2d20"],
  ["bat-masticate bat-masterson",
    "coat-frock hair-short face-square eyes-calm lip-pencil scarf-cravat hat-derby",
    "skin:#e8c7a0 coat:#4a3d4c hat:#241d22 hair:#2a1b12 scarf:#b08a2e"],
  ["belle-starch belle-starr",
    "coat-dress hair-bun face-soft eyes-wide scarf-brooch hat-plume",
    "skin:#f0d3b2 coat:#3f3350 hat:#2c2238 hair:#2a1b12 scarf:#a3321f"],
  ["black-bartlett black-bart",
    "coat-duster hair-grey face-oval eyes-squint scarf-mask hat-derby",
    "skin:#e8c7a0 coat:#3c3934 hat:#2a2622 hair:#8f8577 scarf:#d9cdb2"],
  ["bass-radish bass-reeves",
    "coat-frock hair-short face-square eyes-calm lip-walrus scarf-string hat-cavalry badge-star",
    "skin:#8a5a3a coat:#2f3c50 hat:#26303f hair:#17100b scarf:#f4ead6"],
  ["kid-currypot kid-curry",
    "coat-duster hair-short face-square eyes-patch lip-goatee scarf-bandana hat-slouch",
    "skin:#d3a578 coat:#5f3f2c hat:#3a2a20 hair:#20140d scarf:#b3781f"],
  ["soapy-spinach",
    "coat-frock hair-grey face-oval eyes-specs lip-goatee scarf-cravat hat-top",
    "skin:#ecd0ae coat:#33443a hat:#1f2722 hair:#8f8577 scarf:#4d7a3a"],
  ["john-wesley-hardin",
    "coat-vest face-oval eyes-squint lip-handlebar scarf-string hat-none",
    "skin:#e8c7a0 coat:#403a34 hair:#3a2619 scarf:#5a1c16"],
];
const STRANGER = { parts: ["coat-duster", "face-oval", "eyes-squint", "scarf-mask", "hat-slouch"], colours: {} };

const colours = (written) => Object.fromEntries(written.split(" ").map((one) => one.split(":")).map(([part, colour]) => [`--${part}`, colour]));

const recipes = new Map();
for (const [names, parts, written] of RECIPES) {
  for (const name of names.split(" ")) recipes.set(name, { parts: parts.split(" "), colours: colours(written) });
}

export const recipeOf = (name) => recipes.get(name) ?? STRANGER;
