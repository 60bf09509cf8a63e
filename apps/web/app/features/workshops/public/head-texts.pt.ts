import type { headTexts } from './head-texts.ts'

const head: (typeof headTexts)['es'] = {
  chile: {
    title: 'Workshop de simulação de desmontes no Chile',
    description:
      'Workshop de simulação de desmontes de 28 de junho em uma universidade do Chile: programação das 9h às 16h, palestrantes, objetivos e licença de um ano sem custo para quem participou.',
  },
  brazil: {
    title: 'Workshop universitário de desmonte eletrônico no Brasil',
    description:
      'Workshop universitário de 29 de abril a 4 de maio de 2024 em Ouro Preto, Brasil: três dias com certificação, palestrantes, localização, mapas e atividades sugeridas.',
  },
}

export const portuguese = { 'workshops/head': head }
