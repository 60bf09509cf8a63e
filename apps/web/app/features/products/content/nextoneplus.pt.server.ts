import type { Say, Words } from './words.ts'

const nextoneplus = (say: Say): Words => ({
  headline: 'Energia de sobra no fim da série',
  does: [
    {
      title: 'Uma série longa',
      text: `Dispara ${say('nextoneplus', 'adaptadores_serie')} adaptadores em série a partir de um único par de bornes.`,
    },
    {
      title: 'Alta tensão, descarga única',
      text: `${say('nextoneplus', 'tension_salida')} e ${say('nextoneplus', 'energia_disparo')}: a energia é acumulada antes e entregue de uma só vez.`,
    },
    {
      title: 'Autônomo na bancada',
      text: `A bateria dura ${say('nextoneplus', 'bateria_duracion')}. A recarga é feita entre turnos.`,
    },
  ],
  drawing: {
    title: 'Carregar, verificar, disparar',
    text: 'O capacitor é carregado até a sua tensão; o console espera a ordem e o descarrega na série.',
  },
  works: {
    next1: 'Adaptador de dois fios com retardo programável.',
    nextone: 'O console menor, com temporizador.',
    nextthree: 'Quando é preciso mais de uma série.',
  },
})

export const portuguese = { 'products/nextoneplus': nextoneplus }
