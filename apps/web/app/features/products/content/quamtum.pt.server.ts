import type { Say, Words } from './words.ts'

const quamtum = (say: Say): Words => ({
  headline: 'Do maior bloco ao mais fino, em uma imagem',
  does: [
    {
      title: 'Contornos de cada fragmento',
      text: 'A imagem é dividida em fragmentos, e cada um é medido pela escala da cena.',
    },
    {
      title: 'Curva granulométrica',
      text: 'Quanto material passa em cada tamanho, na forma em que a usina e a mina conversam.',
    },
    {
      title: 'Onde foi medido',
      text: `Cada captura guarda a sua posição com uma precisão de GPS de ${say('quamtum', 'precision_gps')}: o resultado é comparado com a malha que foi disparada.`,
    },
  ],
  versions: [
    {
      title: 'Portátil',
      text: 'Um equipamento de mão para a frente de lavra. Aponta-se para a pilha, captura-se e lê-se o resultado ali mesmo, antes de a escavadeira entrar.',
    },
    {
      title: '360 com drone',
      text: 'O drone contorna a pilha e captura o que não se vê do chão. Uma única medição cobre a superfície inteira.',
    },
    {
      title: 'Desktop',
      text: 'O programa para o escritório: revisa contornos, compara desmontes e monta o relatório com imagens feitas pelas outras versões ou por uma câmera.',
    },
  ],
  drawing: {
    title: 'Da imagem à curva',
    text: 'À esquerda, fragmentos reconhecidos em uma pilha; à direita, a curva que resulta de somá-los por tamanho. Exemplo de traçado.',
  },
  works: {
    nextlion: 'O resultado volta ao projeto: ajusta-se a malha seguinte.',
    nextthree: 'Compare o que saiu com o plano que foi disparado.',
    nextremote: 'Volte à bancada para medir quando for permitido.',
  },
})

export const portuguese = { 'products/quamtum': quamtum }
