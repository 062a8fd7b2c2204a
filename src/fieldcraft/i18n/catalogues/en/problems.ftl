### Where something is wrong with a file. What is wrong and what to do about it stands in English in
### the tables of the packages that report it (WORDING, PHRASES, MISMATCH), and only there.

place-line = line { $line }
