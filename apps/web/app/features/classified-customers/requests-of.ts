interface Reached {
  email: string
  telefono: string
}

/** Returns the address of a customer's requests: a search by his e-mail or else his phone, which identify him. */
export const requestsOfCustomer = ({ email, telefono: phone }: Reached): string =>
  `/dashboard/clasificados/clasificados-solicitudes?${new URLSearchParams({ buscar: email || phone })}`
