import type { Chapter } from '../chapter.ts'

export const officePt: readonly Chapter[] = [
  {
    id: 'analyzing',
    title: 'Analisar a fragmentação',
    lead: 'Da imagem à curva, e da curva a uma decisão.',
    sections: [
      {
        id: 'outlines',
        title: 'Reconhecer os fragmentos',
        blocks: [
          {
            kind: 'drawing',
            name: 'outlines',
            caption: 'À esquerda, a imagem; à direita, os contornos. Em âmbar, um fragmento dividido que convém unir.',
          },
          {
            kind: 'steps',
            items: [
              'Desenhe a zona de análise: só rocha, sem referências nem bordas da pilha.',
              'Escolha Reconhecer. O programa traça o contorno de cada fragmento.',
              'Percorra a imagem ampliada. Una os fragmentos que ficaram divididos e separe os que foram unidos, começando pelos maiores: são os que mais pesam no resultado.',
              'Marque como finos as zonas sem fragmentos visíveis.',
              'Salve a amostra. As alterações feitas à mão ficam registradas.',
            ],
          },
        ],
      },
      {
        id: 'curve',
        title: 'Ler a curva',
        blocks: [
          {
            kind: 'drawing',
            name: 'curve',
            caption: 'Exemplo: dois desmontes na mesma escala. A curva âmbar tem menos finos e menos sobretamanho.',
          },
          {
            kind: 'text',
            text: 'O eixo horizontal é o tamanho, em escala logarítmica; o vertical, a parte do material que passa. Uma curva mais à esquerda é material mais fino; uma mais inclinada, material mais uniforme.',
          },
          {
            kind: 'table',
            head: ['Valor', 'O que diz'],
            rows: [
              ['P20', 'O tamanho abaixo do qual está a quinta parte do material. Fala dos finos.'],
              ['P50', 'O tamanho mediano: metade é menor e metade é maior.'],
              ['P80', 'O tamanho abaixo do qual estão oitenta por cento. É o mais usado para comparar.'],
              ['Sobretamanho', 'A parte maior que o limite que você definiu, por exemplo a boca do britador.'],
              ['Uniformidade', 'O quanto a curva é inclinada: quanto maior o valor, mais uniforme é a rocha.'],
            ],
          },
        ],
      },
      {
        id: 'compare',
        title: 'Comparar desmontes',
        blocks: [
          {
            kind: 'steps',
            items: [
              'Abra o projeto e escolha Comparar.',
              'Marque as amostras de cada desmonte; o programa as reúne em uma curva.',
              'Compare só amostras tomadas com o mesmo critério: mesma zona da pilha e mesma etapa do carregamento.',
              'Anote o que mudou no plano de fogo: malha, carga, tampão ou sequência. Sem essa nota, a diferença não ensina nada.',
            ],
          },
          {
            kind: 'tip',
            text: 'Mude uma só coisa do plano de fogo de cada vez. Com duas mudanças ao mesmo tempo, não se sabe qual delas deu o resultado.',
          },
        ],
      },
      {
        id: 'fines',
        title: 'Corrigir os finos',
        blocks: [
          {
            kind: 'text',
            text: 'Os fragmentos menores ficam sob os grandes e não aparecem. Se você tem um ensaio de peneiramento da sua mina, carregue-o em Análise › Correção: com ele, o programa ajusta o trecho fino de todas as curvas do projeto e informa isso no relatório.',
          },
        ],
      },
    ],
  },
  {
    id: 'exporting',
    title: 'Exportar',
    lead: 'Relatórios para ler e dados para continuar o trabalho.',
    sections: [
      {
        id: 'report',
        title: 'O relatório',
        blocks: [
          {
            kind: 'steps',
            items: [
              'Escolha as amostras ou a comparação e abra Exportar › Relatório.',
              'Digite o nome do desmonte, o responsável e a data.',
              'Escolha o idioma e o que incluir: imagens, contornos, curva, tabela, posição e notas.',
              'Confira a pré-visualização e salve o PDF.',
            ],
          },
        ],
      },
      {
        id: 'data',
        title: 'Dados e imagens',
        blocks: [
          {
            kind: 'table',
            head: ['O quê', 'Formato', 'Para quê'],
            rows: [
              ['Curva e valores', 'Planilha', 'Acompanhamento mensal e outros programas'],
              ['Imagens com contornos', 'PNG', 'Apresentações e relatórios próprios'],
              ['Posições', 'CSV', 'Plantas e sistemas de informação geográfica'],
              ['Projeto completo', 'Arquivo do Quamtum', 'Backup, ou para continuar em outro equipamento'],
            ],
          },
          {
            kind: 'text',
            text: 'Os números são escritos com o separador decimal do idioma escolhido. Se a planilha os tratar como texto, exporte no idioma em que ela está configurada.',
          },
        ],
      },
      {
        id: 'share',
        title: 'Passar de um equipamento para outro',
        blocks: [
          {
            kind: 'text',
            text: 'Conecte o portátil ou o controle do drone ao computador por cabo, ou copie o projeto com um cartão de memória. O programa para desktop junta as amostras pelo nome do projeto e não duplica as que já tem.',
          },
        ],
      },
    ],
  },
  {
    id: 'care',
    title: 'Cuidados',
    lead: 'Para que meça no último dia como no primeiro.',
    sections: [
      {
        id: 'after-each-day',
        title: 'Depois de cada jornada',
        blocks: [
          {
            kind: 'list',
            items: [
              'Tire a poeira com o pincel e depois limpe a lente com o pano seco. Nunca ao contrário: a poeira risca.',
              'Copie os projetos para o computador.',
              'Carregue a bateria.',
              'Guarde as referências de escala onde não sofram impactos; uma peça torta já não serve de medida.',
            ],
          },
          {
            kind: 'care',
            text: 'Não use água sob pressão, ar comprimido nem solventes no equipamento nem no drone.',
          },
        ],
      },
      {
        id: 'storage',
        title: 'Guardar e transportar',
        blocks: [
          {
            kind: 'text',
            text: 'Guarde o equipamento na sua maleta, seco e à sombra, com a bateria a meia carga se não for usá-lo por algum tempo. Para viajar de avião, leve as baterias na bagagem de mão, com os contatos cobertos, conforme as regras da companhia aérea.',
          },
        ],
      },
      {
        id: 'updates',
        title: 'Atualizar',
        blocks: [
          {
            kind: 'text',
            text: 'As atualizações aparecem ao entrar com rede disponível. Instale-as no escritório, com a bateria carregada e os projetos já copiados. As versões novas abrem os projetos anteriores.',
          },
        ],
      },
    ],
  },
  {
    id: 'problems',
    title: 'Problemas e soluções',
    lead: 'O que costuma acontecer, por quê e o que fazer.',
    sections: [
      {
        id: 'problems-field',
        title: 'Em campo',
        versions: ['portable', 'drone'],
        blocks: [
          {
            kind: 'table',
            head: ['O que acontece', 'Por quê', 'O que fazer'],
            rows: [
              [
                'O equipamento não liga',
                'Bateria vazia ou contatos sujos',
                'Carregue; se continuar igual, limpe os contatos com um pano seco.',
              ],
              [
                'A posição não se fixa',
                'Pouco céu à vista',
                'Afaste-se da parede e espere; se não adiantar, capture e localize depois.',
              ],
              [
                'Imagens borradas',
                'Lente suja, pouca luz ou movimento',
                'Limpe, procure uma luz melhor e apoie os cotovelos ao fotografar.',
              ],
              [
                'O aplicativo não deixa decolar',
                'Zona restrita, bússola ou posição',
                'Verifique a autorização da zona, afaste-se de objetos de ferro e calibre a bússola.',
              ],
              ['Falhas na cobertura', 'Vento ou rota muito alta', 'Repita só esse trecho, mais devagar.'],
            ],
          },
        ],
      },
      {
        id: 'problems-desktop',
        title: 'No desktop',
        versions: ['desktop'],
        blocks: [
          {
            kind: 'table',
            head: ['O que acontece', 'Por quê', 'O que fazer'],
            rows: [
              [
                'A licença não é ativada',
                'Sem rede, conta errada ou licença vencida',
                'Verifique a conexão e o estado da licença no portal.',
              ],
              [
                'Une fragmentos diferentes',
                'Contraluz ou imagem comprimida',
                'Separe os grandes à mão; da próxima vez, outra luz e o arquivo original.',
              ],
              ['Divide os fragmentos', 'Sombras duras ou veios', 'Una à mão; capture com luz uniforme.'],
              ['Tamanhos impossíveis', 'Escala mal marcada', 'Calibre de novo e confira com a régua.'],
              [
                'Duas amostras iguais dão curvas diferentes',
                'Zonas de análise diferentes',
                'Desenhe a mesma zona nas duas e repita.',
              ],
              [
                'O relatório sai sem imagens',
                'A pasta do projeto mudou de lugar',
                'Abra o projeto e indique a nova pasta.',
              ],
            ],
          },
        ],
      },
      {
        id: 'help',
        title: 'Se nada disso ajudar',
        blocks: [
          {
            kind: 'text',
            text: 'Escreva ao escritório mais próximo com o número de série, a versão do programa (Configurações › Sobre), a mensagem que aparece e, se puder, o projeto. Com isso, um e-mail quase sempre basta.',
          },
        ],
      },
    ],
  },
]
