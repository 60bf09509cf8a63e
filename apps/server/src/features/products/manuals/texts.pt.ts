import type { ManualTexts } from './texts.ts'

export const pt: ManualTexts = {
  title: (name) => `Manual do ${name}`,
  edition: 'Edição',
  editionText: (number, day) => `${number}, de ${day}`,
  facts: 'Dados em',
  drawing: 'O painel visto de frente. Os números são os da tabela.',
  number: '#',
  part: 'Parte',
  use: 'Para que serve',
  factsOf: 'Dados',
  toConfirm: 'A confirmar: pergunte-nos.',
  steps: 'Primeiros passos',
  step: 'Passo',
  what: 'O que fazer',
  sheet: 'Ficha técnica',
  fact: 'Dado',
  value: 'Valor',
  unknown: 'A confirmar',
  sale: 'Venda somente a empresas e profissionais autorizados.',
  missing:
    'Este manual ainda não diz o que cada luz indica, as mensagens da tela nem os cuidados com a bateria. Não suponha: pergunte antes de usar o console.',
}
