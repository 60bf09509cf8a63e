import type { texts } from './texts.ts'

const inHand: (typeof texts)['es'] = {
  take: 'Ver em 3D',
  model: (name) => `Modelo do ${name}`,
  help: 'Arraste para girar. Com o teclado: setas para girar, + e − para aproximar e afastar, 0 para voltar ao começo.',
  turning: 'Girar e aproximar',
  left: 'Girar para a esquerda',
  right: 'Girar para a direita',
  up: 'Ver mais de cima',
  down: 'Ver mais de baixo',
  nearer: 'Aproximar',
  farther: 'Afastar',
  reset: 'Voltar ao começo',
  putDown: 'Fechar',
  parts: (name) => `Partes do ${name}`,
  failed:
    'Este navegador não conseguiu mostrar o modelo. Aqui estão suas vistas de todos os lados: mova com o controle.',
  failedPlain: 'Este navegador não conseguiu mostrar o modelo.',
  said: {
    loading: 'Carregando o modelo',
    ready: 'O modelo está na tela.',
    front: 'Visto de frente',
    right: 'Visto pela direita',
    back: 'Visto por trás',
    left: 'Visto pela esquerda',
    above: 'de cima',
    below: 'de baixo',
    level: '',
  },
}

export const portuguese = { 'products/in-hand': inHand }
