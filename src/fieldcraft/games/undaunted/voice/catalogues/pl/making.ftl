making-layout = Kafelki, linia po linii; @1 przesuwa linię o pół kafelka, kropka zostawia lukę.
making-structures = Budowle według kafelków, na których stoją.
making-escape = Kafelki, z których można uciec.
