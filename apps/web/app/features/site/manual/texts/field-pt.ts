import type { Chapter, ManualFigures } from '../chapter.ts'

export const fieldPt = ({ gps }: ManualFigures): readonly Chapter[] => [
  {
    id: 'capturing',
    title: 'Capturar',
    lead: 'Imagens nítidas, com escala e que representem toda a pilha.',
    sections: [
      {
        id: 'good-image',
        title: 'O que é uma boa imagem',
        blocks: [
          {
            kind: 'drawing',
            name: 'framing',
            caption: 'A pilha preenche o quadro, e as duas referências ficam inteiras: uma em cima e outra embaixo.',
          },
          {
            kind: 'list',
            items: [
              'A rocha preenche o quadro: sem céu, sem caminhões, sem piso.',
              'As referências de escala aparecem inteiras e não cobrem fragmentos grandes.',
              'A luz é uniforme. A sombra dura divide um fragmento em dois; a contraluz os une.',
              'Não há poeira no ar nem água na lente.',
              'A câmera aponta de frente para a superfície da pilha, não rente a ela.',
            ],
          },
          {
            kind: 'tip',
            text: 'Um dia nublado dá imagens melhores que o sol do meio-dia. Com sol, prefira as horas em que ele ilumina a pilha de frente.',
          },
        ],
      },
      {
        id: 'capture-portable',
        title: 'Capturar com o portátil',
        versions: ['portable'],
        blocks: [
          {
            kind: 'steps',
            items: [
              'Crie o projeto com o número do desmonte e abra uma nova amostra.',
              'Coloque as duas referências sobre a pilha, em alturas diferentes.',
              'Fique de frente, onde a pilha preencha a tela, e espere o equipamento indicar foco e posição.',
              'Segure o equipamento com as duas mãos e fotografe. Repita duas vezes do mesmo lugar.',
              'Desloque-se ao longo da pilha e repita, para que as amostras cubram o centro e os dois lados.',
              'Confira cada imagem ampliada antes de retirar as referências.',
            ],
          },
        ],
      },
      {
        id: 'capture-drone',
        title: 'Capturar com o drone 360',
        versions: ['drone'],
        blocks: [
          {
            kind: 'drawing',
            name: 'orbit',
            caption:
              'Uma volta ao redor da pilha, com a câmera sempre voltada para o seu centro, e uma passagem por cima.',
          },
          {
            kind: 'steps',
            items: [
              'Marque no aplicativo o contorno da pilha. O aplicativo propõe uma volta ao redor e uma passagem por cima.',
              'Confira se a rota está livre de cabos, torres e taludes, e ajuste a altura se for preciso.',
              'Decole de um lugar plano e execute a volta. A câmera aponta sozinha para o centro.',
              'Execute a passagem por cima com a câmera voltada para baixo.',
              'Pouse e confira no aplicativo se a cobertura não tem falhas; se houver, repita só esse trecho.',
            ],
          },
        ],
      },
      {
        id: 'capture-own',
        title: 'Usar imagens de outra câmera',
        versions: ['desktop'],
        blocks: [
          {
            kind: 'text',
            text: 'Qualquer câmera serve, desde que a imagem não esteja recortada nem comprimida por um aplicativo de mensagens e tenha uma referência de medida conhecida. Copie os arquivos originais do cartão da câmera.',
          },
        ],
      },
      {
        id: 'how-many',
        title: 'Quantas amostras tomar',
        blocks: [
          {
            kind: 'text',
            text: 'Uma única imagem descreve um ponto da pilha, não o desmonte. Tome várias por zona e durante todo o carregamento, porque o material do centro só aparece quando a escavadeira chega até ele. Quando a curva já não se move ao acrescentar amostras, há amostras suficientes.',
          },
        ],
      },
    ],
  },
  {
    id: 'gps',
    title: 'Posição GPS',
    lead: 'Onde cada imagem foi feita e quanto confiar nisso.',
    sections: [
      {
        id: 'gps-fix',
        title: 'Obter a posição',
        versions: ['portable', 'drone'],
        blocks: [
          {
            kind: 'steps',
            items: [
              'Ligue o equipamento a céu aberto, longe da parede da bancada.',
              'Espere o indicador de posição parar de piscar.',
              'Fotografe somente com o indicador fixo; se voltar a piscar, espere.',
            ],
          },
        ],
      },
      {
        id: 'gps-accuracy',
        title: 'Que exatidão esperar',
        blocks: [
          {
            kind: 'drawing',
            name: 'position',
            caption: 'A posição é um círculo, não um ponto: uma parede alta encobre parte do céu e o aumenta.',
          },
          {
            kind: 'text',
            text: `A exatidão do GPS é de ${gps}, conforme a porção de céu visível. Basta para saber a que bancada e a que zona da pilha pertence uma imagem; não serve para medir distâncias entre fragmentos nem para locação topográfica. O tamanho dos fragmentos não depende do GPS: quem o dá é a calibração.`,
          },
        ],
      },
      {
        id: 'gps-missing',
        title: 'Sem sinal',
        blocks: [
          {
            kind: 'text',
            text: 'Em um túnel ou junto a uma parede alta, pode não haver sinal. A captura continua funcionando: a imagem fica sem posição e você a localiza depois sobre a planta, no desktop, com Amostra › Localizar.',
          },
        ],
      },
    ],
  },
  {
    id: 'calibrating',
    title: 'Calibrar',
    lead: 'Dizer quanto mede na rocha o que se vê na imagem.',
    sections: [
      {
        id: 'scale',
        title: 'Marcar a escala',
        blocks: [
          {
            kind: 'drawing',
            name: 'scales',
            caption: 'O que está mais longe parece menor: com duas referências, a escala muda de baixo para cima.',
          },
          {
            kind: 'steps',
            items: [
              'Abra a imagem e escolha Calibrar.',
              'Toque nas duas bordas da referência inferior e digite a sua medida.',
              'Faça o mesmo com a superior. O programa distribui a escala entre as duas.',
              'Meça com a régua algo conhecido, por exemplo a outra peça, e compare.',
              'Se a medida não coincidir, apague os pontos e marque-os de novo com a imagem ampliada.',
            ],
          },
        ],
      },
      {
        id: 'scale-drone',
        title: 'Escala em um voo 360',
        versions: ['drone'],
        blocks: [
          {
            kind: 'text',
            text: 'O modelo da pilha é montado com todas as imagens e traz uma escala própria, calculada com as posições do voo. Confirme-a sempre com uma referência no chão: basta uma peça de medida conhecida, visível em várias imagens.',
          },
        ],
      },
      {
        id: 'recalibrate',
        title: 'Quando calibrar de novo',
        blocks: [
          {
            kind: 'list',
            items: [
              'Sempre que mudar o lugar de onde a imagem é feita.',
              'Ao mudar o zoom da câmera.',
              'Se uma referência se moveu ou ficou inclinada.',
            ],
          },
          {
            kind: 'care',
            text: 'Um erro de escala passa inteiro para o resultado: se a referência for marcada com a metade do tamanho, toda a rocha sairá com o dobro do tamanho.',
          },
        ],
      },
    ],
  },
]
