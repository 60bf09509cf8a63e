interface Reached {
  email: string
  telefono: string
}

/** Address of the requests of a customer: searched by what makes him one, his e-mail or else his phone. */
export const requestsOfCustomer = ({ email, telefono: phone }: Reached): string =>
  `/dashboard/clasificados/clasificados-solicitudes?${new URLSearchParams({ buscar: email || phone })}`
