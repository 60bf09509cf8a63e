import type { Say, Words } from './words.ts'

const next1 = (say: Say): Words => ({
  headline: 'Um tempo próprio para cada furo',
  does: [
    {
      title: 'Retardo programável',
      text: `Qualquer valor de ${say('next1', 'retardo')}, em passos de ${say('next1', 'retardo_paso')}. O tempo é definido em campo, com a malha à vista.`,
    },
    {
      title: 'Um cabo simples',
      text: `${say('next1', 'cable_hilos')} fios de bitola ${say('next1', 'cable_calibre')}: corta-se, desencapa-se e emenda-se com o que a equipe já tem à mão.`,
    },
    {
      title: 'Ligação em série',
      text: 'Os adaptadores são ligados um após o outro e voltam ao console. Uma emenda solta abre a série, e isso se percebe antes do disparo, não depois.',
    },
  ],
  drawing: {
    title: 'A linha do tempo de um adaptador',
    text: 'Cada marca é um furo. O retardo é escolhido livremente em toda a escala; o detalhe mostra o menor passo.',
  },
  works: {
    nextone: `Para disparos pequenos: ${say('nextone', 'adaptadores_serie')} adaptadores em série e contagem regressiva.`,
    nextoneplus: `Para séries longas: ${say('nextoneplus', 'adaptadores_serie')} adaptadores em série.`,
    nextlion: 'Projeta a malha e fornece o tempo de cada furo.',
  },
})

export const portuguese = { 'products/next1': next1 }
