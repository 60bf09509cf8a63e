import { enterpriseStatusNames } from '@portal/contract/enterprises/constants'

/** The statuses that the forms of enterprises and branches offer. */
export const statusChoices = Object.entries(enterpriseStatusNames).map(([id, { es, en }]) => ({
  id: Number(id),
  nombre: es,
  nombre_en: en,
}))
