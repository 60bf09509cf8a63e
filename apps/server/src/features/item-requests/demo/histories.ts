import { RequestStatus } from '@portal/contract/marketplace/states'

type State = RequestStatus

/** A history that a demo request has gone through: states with days since its beginning and what was said. */
export interface History {
  kind: 'venta' | 'arriendo' | 'reparacion' | 'propiedad'
  message: { es: string; en: string }
  /** Days before now at which it began. */
  began: number
  steps: readonly { to: State; after: number; comment: { es: string; en: string } | null }[]
}

const s = RequestStatus
const said = (es: string, en: string) => ({ es, en })
const wants = said(
  '¿Sigue disponible? Necesitamos el informe de mantenciones y el plazo de entrega.',
  'Is it still available? We need the service report and the delivery time.',
)
const wantsRent = said(
  'Lo necesitamos para una campaña de perforación; incluye traslado, por favor.',
  'We need it for a drilling campaign; please include transport.',
)
const broken = said(
  'El equipo pierde presión en la línea hidráulica principal y se detuvo en turno de noche.',
  'The machine loses pressure in the main hydraulic line and stopped on the night shift.',
)
const wantsProperty = said(
  '¿Se puede visitar esta semana? Necesitamos saber desde cuándo está disponible.',
  'Can we visit it this week? We need to know from when it is available.',
)
const talked = said(
  'Se llamó al cliente; pide visita técnica y condiciones de pago.',
  'Called the client; asks for a technical visit and payment terms.',
)
const agreed = said(
  'Precio acordado; se envía enlace de pago de la reserva.',
  'Price agreed; the payment link of the reservation is sent.',
)
const transferred = said('Transferencia bancaria 4471-2026 recibida.', 'Bank transfer 4471-2026 received.')

const first = { to: s.pendingContact, after: 0, comment: null } as const
const negotiated = { to: s.negotiation, after: 1, comment: talked } as const
const reserving = { to: s.reservedPendingPayment, after: 3, comment: agreed } as const
const reserved = { to: s.reserved, after: 4, comment: transferred } as const

/** Every state that a request can be in, some of them several times. */
export const histories: readonly History[] = [
  ...[0, 0, 1, 1, 2, 4, 6].map((began): History => ({ kind: 'venta', message: wants, began, steps: [first] })),
  ...[3, 5, 8, 9].map((began): History => ({ kind: 'venta', message: wants, began, steps: [first, negotiated] })),
  ...[3, 4].map(
    (began): History => ({
      kind: 'venta',
      message: wants,
      began,
      steps: [first, negotiated, { ...reserving, after: began }],
    }),
  ),
  ...[6, 7, 9].map(
    (began): History => ({ kind: 'venta', message: wants, began, steps: [first, negotiated, reserving, reserved] }),
  ),
  ...[20, 26, 33, 41].map(
    (began): History => ({
      kind: 'venta',
      message: wants,
      began,
      steps: [
        first,
        negotiated,
        reserving,
        reserved,
        {
          to: s.sold,
          after: 9,
          comment: said('Saldo pagado y equipo retirado.', 'Balance paid and machine collected.'),
        },
      ],
    }),
  ),
  {
    kind: 'venta',
    message: wants,
    began: 60,
    steps: [
      first,
      negotiated,
      reserving,
      reserved,
      { to: s.sold, after: 10, comment: said('Saldo pagado.', 'Balance paid.') },
      { to: s.closed, after: 16, comment: said('Entregado en faena.', 'Delivered on site.') },
    ],
  },
  ...[12, 15].map(
    (began): History => ({
      kind: 'venta',
      message: wants,
      began,
      steps: [first, negotiated, reserving, { to: s.reservationExpired, after: 5, comment: null }],
    }),
  ),
  ...[11, 18].map(
    (began): History => ({
      kind: 'venta',
      message: wants,
      began,
      steps: [
        first,
        {
          to: s.cancelled,
          after: 2,
          comment: said('El cliente compró un equipo nuevo.', 'The client bought a new machine.'),
        },
      ],
    }),
  ),
  { kind: 'venta', message: wants, began: 14, steps: [first, { to: s.deletedByUser, after: 1, comment: null }] },
  {
    kind: 'venta',
    message: said('compre ahora barato', 'buy now cheap'),
    began: 2,
    steps: [{ to: s.sent, after: 0, comment: null }],
  },
  ...[1, 2].map((began): History => ({ kind: 'arriendo', message: wantsRent, began, steps: [first] })),
  {
    kind: 'arriendo',
    message: wantsRent,
    began: 4,
    steps: [first, { to: s.interestedInRent, after: 1, comment: null }],
  },
  {
    kind: 'arriendo',
    message: wantsRent,
    began: 7,
    steps: [first, { to: s.interestedInRent, after: 1, comment: null }, { ...negotiated, after: 2 }],
  },
  { kind: 'arriendo', message: wantsRent, began: 9, steps: [first, negotiated, reserving, reserved] },
  ...[0, 1].map((began): History => ({ kind: 'reparacion', message: broken, began, steps: [first] })),
  { kind: 'reparacion', message: broken, began: 5, steps: [first, negotiated] },
  {
    kind: 'reparacion',
    message: broken,
    began: 22,
    steps: [
      first,
      negotiated,
      { to: s.closed, after: 8, comment: said('Reparado y probado en faena.', 'Repaired and tested on site.') },
    ],
  },
  ...[0, 1, 3].map((began): History => ({ kind: 'propiedad', message: wantsProperty, began, steps: [first] })),
  { kind: 'propiedad', message: wantsProperty, began: 6, steps: [first, negotiated] },
  { kind: 'propiedad', message: wantsProperty, began: 8, steps: [first, negotiated, reserving, reserved] },
]
