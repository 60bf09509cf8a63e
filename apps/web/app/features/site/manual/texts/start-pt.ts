import type { Chapter, ManualFigures } from '../chapter.ts'

export const startPt = ({ languages }: ManualFigures): readonly Chapter[] => [
  {
    id: 'overview',
    title: 'Antes de começar',
    lead: 'O que o Quamtum mede, em que as suas três versões diferem e o que levar a campo.',
    sections: [
      {
        id: 'what-it-measures',
        title: 'O que mede',
        blocks: [
          {
            kind: 'text',
            text: 'O Quamtum reconhece os fragmentos de rocha em uma imagem com escala e fornece a sua distribuição de tamanhos: que parte do material passa em cada abertura de peneira. Com essa curva, compara-se um desmonte com outro, revisa-se o plano de fogo e prevê-se como será o trabalho de carregamento e britagem.',
          },
          {
            kind: 'text',
            text: 'O resultado vale o que vale a imagem. Por isso, metade deste manual trata de como capturar e calibrar: são as duas etapas que não podem ser corrigidas depois, no escritório.',
          },
        ],
      },
      {
        id: 'versions',
        title: 'As três versões',
        blocks: [
          {
            kind: 'drawing',
            name: 'versions',
            caption: 'Portátil diante da pilha, drone em voo ao redor dela e análise no desktop.',
          },
          {
            kind: 'table',
            head: ['Versão', 'Para quê', 'Como captura'],
            rows: [
              [
                'Portátil',
                'Controle rápido na frente de lavra, caminhão a caminhão ou escavadeira a escavadeira.',
                'A pé, com o equipamento na mão.',
              ],
              ['360 com drone', 'A pilha inteira, também onde não se pode caminhar.', 'Em voo ao redor da pilha.'],
              [
                'Desktop',
                'Revisão, comparação entre desmontes e relatórios.',
                'Com imagens das outras duas ou de uma câmera própria.',
              ],
            ],
          },
          {
            kind: 'text',
            text: 'As três usam o mesmo arquivo de projeto: o que se captura com uma abre nas outras. As seções que tratam de uma única versão trazem o nome dela junto ao título, e com os botões acima você vê só as da sua.',
          },
        ],
      },
      {
        id: 'what-to-bring',
        title: 'O que levar a campo',
        blocks: [
          {
            kind: 'list',
            items: [
              'O equipamento ou o drone com a bateria carregada, e o carregador.',
              'A referência de escala: duas peças de medida conhecida, limpas e sem amassados.',
              'Pano seco e pincel macio para a lente.',
              'A planta do desmonte ou o seu número, para dar nome ao projeto.',
              'A autorização da mina para se aproximar da pilha ou para voar.',
            ],
          },
          {
            kind: 'care',
            text: 'Entre na pilha somente depois que o responsável pelo desmonte a declarar segura. Nenhuma foto justifica ficar sob um talude instável ou junto a um furo não detonado.',
          },
        ],
      },
      {
        id: 'technical-data',
        title: 'Dados técnicos',
        blocks: [
          { kind: 'text', text: 'São os mesmos que aparecem na página do produto e no seu folheto.' },
          { kind: 'facts' },
        ],
      },
    ],
  },
  {
    id: 'installing',
    title: 'Instalar',
    lead: 'Como deixar cada versão pronta para o primeiro trabalho.',
    sections: [
      {
        id: 'install-portable',
        title: 'Preparar o equipamento portátil',
        versions: ['portable'],
        blocks: [
          {
            kind: 'steps',
            items: [
              'Carregue a bateria por completo antes do primeiro uso, com o equipamento desligado e em um lugar seco.',
              'Ligue o equipamento e espere a tela inicial.',
              'Escolha o idioma e o fuso horário. A hora certa é importante: ela fica gravada em cada imagem.',
              'Entre com a conta do portal. O equipamento guarda a licença e continua funcionando sem rede.',
              'Ajuste a correia e confira se a lente e a tela estão limpas.',
            ],
          },
        ],
      },
      {
        id: 'install-drone',
        title: 'Preparar o drone',
        versions: ['drone'],
        blocks: [
          {
            kind: 'steps',
            items: [
              'Monte as hélices e a câmera conforme o guia do fabricante do drone e confira se não há trincas.',
              'Atualize o drone e o seu controle antes de ir a campo, nunca na bancada.',
              'Instale o aplicativo 360 no dispositivo do controle e entre com a sua conta.',
              'Conecte o controle e confira se o aplicativo mostra a imagem, a bateria e o sinal de posição.',
              'Faça um voo curto de teste em um lugar aberto e confira se as imagens são salvas com a sua posição.',
            ],
          },
          {
            kind: 'care',
            text: 'Quem voa deve ter a licença exigida pelo seu país e a autorização da mina. Fora da linha de visada, com vento forte ou com pessoas embaixo, não se voa.',
          },
        ],
      },
      {
        id: 'install-desktop',
        title: 'Instalar no desktop',
        versions: ['desktop'],
        blocks: [
          {
            kind: 'steps',
            items: [
              'Entre no portal com a sua conta e baixe o instalador na biblioteca de recursos.',
              'Execute-o com permissões de administrador e siga as instruções na tela.',
              'Abra o programa e entre com a sua conta: a licença é ativada automaticamente.',
              'Escolha a pasta de projetos. Prefira uma de que a sua empresa faça backup.',
              'Abra o projeto de exemplo para conferir se tudo é desenhado corretamente.',
            ],
          },
          {
            kind: 'tip',
            text: 'Se ainda não tem licença, peça no portal uma de demonstração: ela é concedida uma vez por programa.',
          },
        ],
      },
      {
        id: 'language',
        title: 'Mudar o idioma',
        blocks: [
          {
            kind: 'text',
            text: `Há ${languages} idiomas. A troca é feita em Configurações › Idioma, sem reiniciar. Os projetos salvos não mudam: mudam apenas os menus e os relatórios gerados a partir de então.`,
          },
        ],
      },
    ],
  },
]
