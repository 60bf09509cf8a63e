import type { requestTexts } from './request-texts.ts'

const request: (typeof requestTexts)['es'] = {
  message: 'Mensagem',
  send: 'Enviar solicitação',
  receivedTitle: 'Solicitação recebida',
  reference: 'Número da solicitação',
  follow: 'Acompanhar minha solicitação',
  followText: 'Guarde este link: com ele você vê a situação, escreve e paga a reserva sem criar uma conta.',
  again: 'Escreveremos para você em breve. Verifique também seu e-mail.',
  loading: 'Carregando…',
}

export const portuguese = { 'marketplace/request': request }
