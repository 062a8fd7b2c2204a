making-layout = As peças de terreno, linha por linha; @1 desloca meia peça, um ponto deixa um vão.
making-structures = Estruturas, pela peça de terreno em que ficam.
making-escape = Peças de terreno de onde se pode escapar.
