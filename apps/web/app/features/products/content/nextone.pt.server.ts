import type { Say, Words } from './words.ts'

const nextone = (say: Say): Words => ({
  headline: 'Tempo para chegar ao abrigo',
  does: [
    {
      title: 'Contagem regressiva',
      text: `O temporizador aceita ${say('nextone', 'temporizador')}. Enquanto ele corre, o operador caminha até um lugar seguro.`,
    },
    {
      title: 'Disparos pequenos, equipamento pequeno',
      text: `${say('nextone', 'adaptadores_serie')} adaptadores elétricos em série, com ${say('nextone', 'tension_salida')} de saída: desmontes secundários, valas e testes.`,
    },
    {
      title: 'Pronto quando é preciso',
      text: `Uma bateria dá para ${say('nextone', 'activaciones')} acionamentos. Sem rede elétrica, sem gerador.`,
    },
  ],
  drawing: {
    title: 'O temporizador',
    text: 'A escala completa do temporizador. A zona marcada é o tempo que se pode escolher para se afastar.',
  },
  works: {
    next1: 'O adaptador elétrico que este console dispara.',
    nextoneplus: 'O passo seguinte, quando a série fica longa.',
    nextlion: 'Projeta também os disparos pequenos.',
  },
})

export const portuguese = { 'products/nextone': nextone }
