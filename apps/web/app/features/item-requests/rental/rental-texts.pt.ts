import type { rentalTexts } from './rental-texts.ts'

const rental: (typeof rentalTexts)['es'] = {
  rentTitle: 'Solicitação de locação',
  rentOk: 'Seu interesse foi registrado',
  rentAgain: 'Ele já estava registrado',
  rentFailed: 'Não foi possível registrar',
  rentOkText: 'Combinaremos com você a entrega e o pagamento da reserva.',
  confirm: 'Confirmar meu interesse',
  confirmText: 'Pressione o botão para confirmar que você continua interessado na locação.',
  saving: 'Salvando sua solicitação…',
  rentals: 'Ver máquinas para locação',
}

export const portuguese = { 'item-requests/rental': rental }
