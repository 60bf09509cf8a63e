import type { ClientTexts } from './client-texts.ts'

export const pt: ClientTexts = {
  hello: (name) => `Olá, ${name}:`,
  number: 'Orçamento',
  revision: 'Revisão',
  reference: 'Referência',
  total: 'Total',
  validity: 'Válido até',
  hash: 'Impressão digital',
  open: 'Ver o orçamento',
  openOrder: 'Ver meu pedido',
  linkHint:
    'Com este link você pode ver o orçamento, baixá-lo, pedir uma mudança, recusá-lo ou confirmá-lo. Não o compartilhe.',
  pin: {
    title: (code) => `Seu PIN para confirmar o orçamento ${code}`,
    text: 'Com este PIN o orçamento é confirmado e o pedido passa para a produção. Ele vale por 10 minutos. Antes, confira os dados:',
    blocked:
      'Com este PIN o orçamento é confirmado. O pedido passa para a produção quando sua empresa tiver uma autorização vigente de comprador autorizado. Ele vale por 10 minutos. Antes, confira os dados:',
    footnote: 'Se você não reconhece este orçamento, não passe o PIN a ninguém.',
  },
  sent: {
    title: (code) => `Orçamento ${code}`,
    text: 'Enviamos o orçamento que você nos pediu. Por este link você pode revisá-lo, baixá-lo e confirmá-lo.',
  },
  reminder: {
    title: (code, day) => `O orçamento ${code} vale até ${day}`,
    text: 'Lembramos que este orçamento aguarda sua resposta. Por este link você pode revisá-lo, pedir uma mudança, recusá-lo ou confirmá-lo.',
    footnote: 'Se ele não interessa mais, recuse-o pelo link e não vamos lembrá-lo de novo. Não o compartilhe.',
  },
  confirmed: {
    title: (code) => `Orçamento ${code} confirmado`,
    text: 'Recebemos sua confirmação. Obrigado pela confiança: o pedido passa para a produção.',
    footnote: 'Com este link você pode vê-lo e baixá-lo de novo. Não o compartilhe.',
    license: {
      renewed: (code, day) => `A licença ${code} agora vale até ${day}.`,
      waits: (code) => `Ainda falta renovar a licença ${code}; vamos escrever para você.`,
    },
    blocked: {
      text: 'Recebemos sua confirmação. Obrigado pela confiança. O pedido tem produtos que só são vendidos a compradores autorizados: ele passa para a produção quando sua empresa tiver uma autorização vigente conosco.',
      upload: (address) =>
        `Uma pessoa autorizada da sua empresa pode enviar a autorização em ${address}. Se sua empresa não tem conta, responda a este e-mail.`,
    },
  },
  released: {
    title: (code) => `O orçamento ${code} passa para a produção`,
    text: 'A autorização da sua empresa está vigente: o pedido que você confirmou passa para a produção.',
    footnote: 'Com este link você pode ver o orçamento e baixá-lo de novo. Não o compartilhe.',
  },
}
