import type { Say, Words } from './words.ts'

const next3 = (say: Say): Words => ({
  headline: 'Feito para o desmonte de produção',
  does: [
    {
      title: 'A mesma escala, sem saltos',
      text: `${say('next3', 'retardo')} em passos de ${say('next3', 'retardo_paso')}: linhas, cargas intermediárias e contornos cabem em um único plano de tempos.`,
    },
    {
      title: 'Eletrônica em cada furo',
      text: 'Quem conta o retardo é o próprio adaptador, não um retardo pirotécnico: a ordem de saída é a que foi desenhada.',
    },
    {
      title: 'Cresce com o desmonte',
      text: `Um console Next Three dispara ${say('nextthree', 'adaptadores_consola')} adaptadores; consoles interligados, ${say('nextthree', 'adaptadores_enlazados')}.`,
    },
  ],
  drawing: {
    title: 'De um console a uma bancada inteira',
    text: 'Cada console leva três séries de adaptadores. Os consoles são interligados e disparam como um só.',
  },
  works: {
    nextthree: `Seu console: ${say('nextthree', 'series')} séries e ${say('nextthree', 'adaptadores_consola')} adaptadores.`,
    nextremote: `Dispara a distância ${say('nextremote', 'consolas_enlazadas')} consoles.`,
    nextlion: 'Projeta a malha e fornece o tempo de cada furo.',
  },
})

export const portuguese = { 'products/next3': next3 }
