import type { guideTexts } from './guide-texts.ts'

const guide: (typeof guideTexts)['es'] = {
  breadcrumb: 'Onde você está',
  support: 'Suporte',
  title: (name) => `Primeiros passos com ${name}`,
  description: (name, steps) =>
    `Guia em vídeo do ${name}: ${steps} passos, sem som e com legendas, e os mesmos passos em texto.`,
  lead: (steps, seconds) =>
    `${steps} passos em ${seconds} segundos, sem som e com legendas. Os mesmos passos estão em texto, com os dados de hoje.`,
  chapters: 'Passos',
  film: (name) => `primeiros passos com ${name}`,
  from: (time, title) => `Ver a partir de ${time}: ${title}`,
  notice: 'Antes de usar',
  more: 'Para continuar',
  manual: (name) => `Manual do ${name}`,
  product: (name) => `${name}: ficha e folhetos`,
  designer: 'Abrir o planejador',
  designerText: 'As telas são do planejador deste site; as do programa podem ser pedidas em contato.',
  ask: 'Perguntar o que falta',
  all: 'Todos os guias',
}

export const portuguese = { 'products/guide': guide }
