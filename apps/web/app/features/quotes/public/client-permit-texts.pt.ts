import type { clientPermitTexts } from './client-permit-texts.ts'

const clientPermit: (typeof clientPermitTexts)['es'] = {
  missing: 'Falta uma autorização vigente',
  missingText:
    'Este pedido tem produtos que só são vendidos a compradores autorizados; ele entra em produção quando sua empresa tiver uma autorização vigente. Envie-a aqui: não é preciso ter conta.',
  waiting: 'Estamos revisando sua autorização',
  waitingText: (number) =>
    `Recebemos a autorização ${number}. Escreveremos para você quando a tivermos revisado; o pedido entra em produção quando a aprovarmos.`,
  refused: 'Não aprovamos a autorização',
  refusedText: (number, reason) => `Autorização ${number}. Motivo: ${reason}`,
  expired: 'A autorização venceu',
  expiredText: (number, day) => `A autorização ${number} valia até ${day}. Envie uma vigente.`,
  upload: 'Enviar a autorização',
  another: 'Enviar outro documento',
  number: 'Número da autorização',
  numberHint: 'Como está escrito no documento.',
  end: 'Último dia em que vale',
  file: 'Documento',
  fileHint: (size) => `PDF ou JPG, até ${size}.`,
  chooseAgain: 'Escolha o documento outra vez.',
  send: 'Enviar para revisão',
}

export const portuguese = { 'quotes/client-permit': clientPermit }
