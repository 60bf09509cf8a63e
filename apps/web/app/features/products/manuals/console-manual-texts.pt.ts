import type { consoleManualTexts } from './console-manual-texts.ts'

const manual: (typeof consoleManualTexts)['es'] = {
  breadcrumb: 'Onde você está',
  support: 'Suporte',
  title: (name) => `Manual do ${name}`,
  description: (name) =>
    `Manual do console ${name}: seus controles no painel, os primeiros passos, o que é preciso saber antes de usá-lo e sua ficha técnica. Pode ser impresso por completo.`,
  lead: 'O que dizem o painel e a ficha técnica, controle por controle. O que ainda não está publicado é citado no final e pode ser pedido.',
  edition: (number, day, today) => `Edição ${number} de ${day}, com os dados de ${today}.`,
  pdfIn: { es: 'PDF em espanhol', en: 'PDF em inglês', pt: 'PDF em português' },
  pdfOf: (name, language) => `Manual do ${name} em ${language}, PDF`,
  contents: 'Conteúdo',
  safety: 'Antes de usar',
  panel: 'O painel',
  panelText: 'Os números do desenho são os da lista. Os rótulos estão em inglês e em espanhol.',
  panelDrawing: (name, parts) => `Painel do ${name} visto de frente. ${parts}`,
  around: 'Ao redor do painel',
  toConfirm: 'A confirmar',
  askFor: (name) => `Perguntar por: ${name}`,
  ask: 'Perguntar',
  steps: 'Primeiros passos',
  stepsText: 'Na ordem das instruções impressas na tampa.',
  film: 'Ver o guia em vídeo',
  facts: 'Ficha técnica',
  missing: 'O que este manual ainda não diz',
  missingText:
    'Ainda não publicamos o que cada luz indica, as mensagens da tela nem o cuidado da bateria. Não suponha: pergunte antes de usar o console.',
  write: 'Escrever para nós',
  product: (name) => `Ir para ${name}`,
  ends: 'Esta página é impressa por completo, sem menus.',
}

export const portuguese = { 'products/console-manual': manual }
