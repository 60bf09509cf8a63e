import type { Say, Words } from './words.ts'

const nextremote = (say: Say): Words => ({
  headline: 'A distância é a melhor proteção',
  does: [
    {
      title: 'Fora da área de isolamento',
      text: `A área de isolamento é de ${say('nextremote', 'area_seguridad')}. Com um alcance de ${say('nextremote', 'alcance')}, o operador dispara de muito mais longe.`,
    },
    {
      title: 'Um comando para toda a bancada',
      text: `Interliga ${say('nextremote', 'consolas_enlazadas')} consoles: ${say('nextremote', 'adaptadores_enlazados')} adaptadores.`,
    },
    {
      title: 'Armamento com espera',
      text: `Armar leva ${say('nextremote', 'tiempo_armado')}: um prazo para interromper se algo mudar na área.`,
    },
    {
      title: 'Resiste à bancada',
      text: `${say('nextremote', 'proteccion_cerrada')} com a caixa fechada e ${say('nextremote', 'proteccion_abierta')} com a caixa aberta.`,
    },
  ],
  drawing: {
    title: 'Área de isolamento e alcance',
    text: 'Vista em planta. O desmonte está no centro; o operador pode ficar em qualquer ponto entre os dois círculos.',
  },
  works: {
    nextthree: 'Os consoles que ele arma e dispara.',
    next3: 'O adaptador em cada furo.',
    quamtum: 'Depois do disparo, meça o resultado.',
  },
})

export const portuguese = { 'products/nextremote': nextremote }
