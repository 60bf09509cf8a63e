import type { PageText } from '@portal/contract/core/text'
import { withdrawalRules } from '@portal/contract/marketplace/constants'
import { CardProvider } from '@portal/contract/payments/card-providers'
import type { ReservedItem } from '../hooks.ts'

const { freeHours: hours, fee } = withdrawalRules
const percent = Math.round(fee * 100)

/**
 * Returns the refund terms accepted by paying by this provider; the current text is stored with the payment
 * (rule reservations/refund-terms).
 */
export const refundTerms = (item: ReservedItem, provider: CardProvider | null): PageText =>
  termsOf(item, provider === null || provider === CardProvider.webpay ? ofWebpay : ofCards)

/** The same where the reservation is paid by transfer. */
export const transferTerms = (item: ReservedItem): PageText => termsOf(item, ofTransfers)

const machine: PageText = { es: 'el equipo', en: 'the machine', pt: 'o equipamento' }
const property: PageText = { es: 'la propiedad', en: 'the property', pt: 'o imóvel' }

const ofWebpay: PageText = {
  es: 'A tarjetas de débito y de prepago, y a compras en cuotas, una parte solo puede devolverse por transferencia.',
  en: 'To debit and prepaid cards, and to purchases in installments, a part can only be given back by bank transfer.',
  pt: 'Em cartões de débito e pré-pagos, e em compras parceladas, uma parte só pode ser devolvida por transferência.',
}

const ofCards: PageText = {
  es: 'Lo pagado con tarjeta se devuelve a la misma tarjeta.',
  en: 'What was paid by card is given back to the same card.',
  pt: 'O que foi pago com cartão é devolvido ao mesmo cartão.',
}

const ofTransfers: PageText = {
  es: 'Lo pagado por transferencia se devuelve por transferencia.',
  en: 'What was paid by bank transfer is given back by bank transfer.',
  pt: 'O que foi pago por transferência é devolvido por transferência.',
}

function termsOf({ propiedad_id }: ReservedItem, last: PageText): PageText {
  const item = propiedad_id === null ? machine : property
  return {
    es:
      'El monto de la reserva se descuenta del precio. Si el propietario desiste o ' +
      `${item.es} deja de estar disponible, se le devuelve todo. Si usted desiste dentro de ${hours} horas, se le devuelve todo; después, todo menos un ` +
      `${percent} %. ${last.es}`,
    en:
      'The reservation amount is credited to the price. If the owner withdraws or ' +
      `${item.en} is no longer available, all of it is given back. If you withdraw within ${hours} hours, all of it is given back; after that, all but ` +
      `${percent}%. ${last.en}`,
    pt:
      'O valor da reserva é descontado do preço. Se o proprietário desistir ou ' +
      `${item.pt} deixar de estar disponível, devolvemos tudo a você. Se você desistir em até ${hours} horas, devolvemos tudo; depois, tudo menos ` +
      `${percent}%. ${last.pt}`,
  }
}
