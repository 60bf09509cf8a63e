import type { Say, Words } from './words.ts'

const nextthree = (say: Say): Words => ({
  headline: 'Três séries e um único disparo',
  does: [
    {
      title: 'Três séries',
      text: `${say('nextthree', 'adaptadores_consola')} adaptadores eletrônicos por console, distribuídos em ${say('nextthree', 'series')} séries independentes.`,
    },
    {
      title: 'Consoles que se interligam',
      text: `Interligam-se ${say('nextthree', 'consolas_enlazadas')} consoles: ${say('nextthree', 'adaptadores_enlazados')} adaptadores em um mesmo plano de tempos.`,
    },
    {
      title: 'Só abre para quem deve',
      text: 'Senha e cartão RFID: o que se sabe e o que se carrega. Sem os dois, o console não arma.',
    },
    {
      title: 'No idioma da equipe',
      text: `${say('nextthree', 'idiomas')} idiomas na tela: ${say('nextthree', 'idiomas_lista').toLowerCase()}.`,
    },
  ],
  drawing: {
    title: 'Consoles interligados',
    text: 'Cada quadro é um console com as suas três séries. Interligados, disparam como um só.',
  },
  works: {
    next3: 'O adaptador eletrônico deste console.',
    nextremote: `Arma e dispara este console a ${say('nextremote', 'alcance')} de distância.`,
    nextlion: 'Fornece o plano de tempos de cada série.',
  },
})

export const portuguese = { 'products/nextthree': nextthree }
