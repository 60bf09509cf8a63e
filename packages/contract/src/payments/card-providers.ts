/** Whose form takes the card: one of them at a time (decision 120). */
export const CardProvider = { webpay: 'webpay', stripe: 'stripe', mercadoPago: 'mercadopago' } as const
export type CardProvider = (typeof CardProvider)[keyof typeof CardProvider]

export const cardProviderNames: Readonly<Record<CardProvider, string>> = {
  webpay: 'Webpay Plus',
  stripe: 'Stripe',
  mercadopago: 'Mercado Pago',
}
