import type { ownTexts } from './own-texts.ts'

const own: (typeof ownTexts)['es'] = {
  title: 'Inscrição',
  toConfirm: 'Confirme a sua vaga',
  confirmUntil: (until: string) =>
    `Ela fica reservada para você até ${until} (hora do workshop). Depois, passa a outra pessoa.`,
  confirm: 'Confirmar a minha vaga',
  confirmed: {
    title: 'A sua vaga está confirmada',
    text: 'Mostre este código na entrada, impresso ou no celular. O seu nome também basta.',
  },
  waitingTitle: (position: number) => `Lista de espera: posição ${position}`,
  waitingText: 'Escreveremos assim que uma vaga for liberada. Você não precisa fazer nada.',
  attended: {
    title: 'Você participou do workshop',
    text: 'Obrigado por ter vindo. O certificado e a licença chegam por e-mail quando o workshop for encerrado.',
  },
  canceled: {
    title: 'Inscrição cancelada',
    text: 'Você não tem mais uma vaga neste workshop. Pode se inscrever de novo enquanto as inscrições estiverem abertas.',
  },
  lapsed: {
    title: 'O prazo para confirmar terminou',
    text: 'A vaga passou a outra pessoa. Você pode se inscrever de novo enquanto as inscrições estiverem abertas.',
  },
  calledOff: {
    title: 'O workshop foi cancelado',
    text: 'Ele não será realizado. Você não precisa fazer nada; na página de eventos estão os próximos.',
  },
  qr: 'Código QR da sua inscrição',
  calendar: 'Adicionar ao calendário (.ics)',
  cannotCome: 'Não pode participar?',
  cancelText: 'A sua vaga passa à próxima pessoa da lista de espera.',
  cancel: 'Cancelar a minha inscrição',
  toWorkshop: 'Ver o workshop',
  absentTitle: 'Este link não é válido',
  absentText: 'Confira se o endereço do e-mail está completo.',
  toEvents: 'Ver os workshops',
}

export const portuguese = { 'workshops/own': own }
