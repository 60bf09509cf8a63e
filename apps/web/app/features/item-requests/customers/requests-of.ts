interface Reached {
  email: string
  telefono: string
}

/** Returns the address of a customer's requests: a search by their e-mail or else their phone, which identify them. */
export const requestsOfCustomer = ({ email, telefono: phone }: Reached): string =>
  `/dashboard/clasificados/clasificados-solicitudes?${new URLSearchParams({ buscar: email || phone })}`
