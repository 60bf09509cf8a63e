import type { Text } from '../core/text.ts'

/** States of a request, machinery and property alike (rule requests/states). */
export const RequestStatus = {
  closed: 11,
  sent: 20,
  pendingContact: 21,
  negotiation: 22,
  reservedPendingPayment: 23,
  reserved: 24,
  reservationExpired: 25,
  sold: 26,
  cancelled: 27,
  deletedByUser: 28,
  interestedInRent: 29,
} as const
export type RequestStatus = (typeof RequestStatus)[keyof typeof RequestStatus]

export const requestStatusNames: Readonly<Record<RequestStatus, Text>> = {
  11: { es: 'Cerrada', en: 'Closed' },
  20: { es: 'Enviada', en: 'Sent' },
  21: { es: 'Pendiente de contacto', en: 'Pending contact' },
  22: { es: 'En negociación', en: 'In negotiation' },
  23: { es: 'Reserva por pagar', en: 'Reservation to be paid' },
  24: { es: 'Reservada', en: 'Reserved' },
  25: { es: 'Reserva vencida', en: 'Reservation expired' },
  26: { es: 'Vendida', en: 'Sold' },
  27: { es: 'Cancelada', en: 'Canceled' },
  28: { es: 'Eliminada por el usuario', en: 'Deleted by the user' },
  29: { es: 'Interesado en arriendo', en: 'Interested in rent' },
}

const rented: Text = { es: 'Arrendada', en: 'Rented' }

/** Returns the name of a state of a request; what is asked for to rent is not sold but rented. */
export const requestStatusName = (status: RequestStatus, isForRent: boolean): Text =>
  isForRent && status === RequestStatus.sold ? rented : requestStatusNames[status]

/** Commercial state of an item: derived from its requests, never written directly. 5 is an item without requests. */
export const CommercialStatus = {
  noRequest: 5,
  pendingContact: RequestStatus.pendingContact,
  negotiation: RequestStatus.negotiation,
  reservedPendingPayment: RequestStatus.reservedPendingPayment,
  reserved: RequestStatus.reserved,
  reservationExpired: RequestStatus.reservationExpired,
  sold: RequestStatus.sold,
  interestedInRent: RequestStatus.interestedInRent,
} as const
export type CommercialStatus = (typeof CommercialStatus)[keyof typeof CommercialStatus]

export const commercialStatusNames: Readonly<Record<CommercialStatus, Text>> = {
  5: { es: 'Sin solicitudes', en: 'No request' },
  21: requestStatusNames[21],
  22: requestStatusNames[22],
  23: requestStatusNames[23],
  24: requestStatusNames[24],
  25: requestStatusNames[25],
  26: requestStatusNames[26],
  29: requestStatusNames[29],
}

/** Returns the name of the commercial state of an item; one that is offered for rent is not sold but rented. */
export const commercialStatusName = (status: CommercialStatus, isForRent: boolean): Text =>
  isForRent && status === CommercialStatus.sold ? rented : commercialStatusNames[status]

/** The name of state 26 where a list has items of both kinds. */
export const soldOrRented: Text = { es: 'Vendida o arrendada', en: 'Sold or rented' }

/** Whether an item is published; deletion is stored separately. */
export const PublicationStatus = {
  inactive: 0,
  active: 1,
} as const
export type PublicationStatus = (typeof PublicationStatus)[keyof typeof PublicationStatus]

export const publicationStatusNames: Readonly<Record<PublicationStatus, Text>> = {
  0: { es: 'Inactivo', en: 'Inactive' },
  1: { es: 'Activo', en: 'Active' },
}

/** The decision of staff about an item. */
export const ApprovalStatus = {
  pending: 0,
  approved: 1,
  rejected: 2,
} as const
export type ApprovalStatus = (typeof ApprovalStatus)[keyof typeof ApprovalStatus]

export const approvalStatusNames: Readonly<Record<ApprovalStatus, Text>> = {
  0: { es: 'Pendiente', en: 'Pending' },
  1: { es: 'Aprobado', en: 'Approved' },
  2: { es: 'Rechazado', en: 'Rejected' },
}
