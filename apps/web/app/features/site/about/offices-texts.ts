import { capitalized } from '@portal/contract/core/text'
import type { OfficesSaid } from '../offices-said.ts'

const inAmericas = ({ isAmerican }: OfficesSaid, text: string) => (isAmerican ? text : '')
const enAmerica = (said: OfficesSaid) => inAmericas(said, ' en América')
const inTheAmericas = (said: OfficesSaid) => inAmericas(said, ' in the Americas')

const es = {
  breadcrumb: 'Ruta de la página',
  about: 'Nosotros',
  title: 'Oficinas',
  description: (said: OfficesSaid) =>
    `${said.count === 1 ? 'La oficina' : `Las ${said.f} oficinas`}${enAmerica(said)}: ${said.where}, con la persona a cargo, teléfono, correo y dirección.`,
  lead: (said: OfficesSaid) =>
    said.count === 1
      ? `Una oficina${enAmerica(said)}, con una persona que responde por su nombre.`
      : `${capitalized(said.f)} oficinas${enAmerica(said)}, cada una con una persona que responde por su nombre. Escriba a la más cercana; si el caso es de otra, ella lo traslada por usted.`,
  none: 'Aún no hay oficinas en esta página.',
  map: ({ count, f }: OfficesSaid) => `Mapa de América con ${count === 1 ? 'la oficina' : `las ${f} oficinas`}`,
  listTitle: ({ count, f }: OfficesSaid) => (count === 1 ? 'La oficina' : `Las ${f} oficinas`),
  phone: 'Teléfono',
  email: 'Correo',
  address: 'Dirección',
  postal: 'Código postal',
  source: 'Mapa dibujado con datos de Natural Earth, de dominio público.',
}

const en: typeof es = {
  breadcrumb: 'Breadcrumb',
  about: 'About us',
  title: 'Offices',
  description: (said) =>
    `The ${said.count === 1 ? 'office' : `${said.f} offices`}${inTheAmericas(said)}: ${said.where}, with the person in charge, phone, e-mail and address.`,
  lead: (said) =>
    said.count === 1
      ? `One office${inTheAmericas(said)}, with someone who answers by name.`
      : `${capitalized(said.f)} offices${inTheAmericas(said)}, each with someone who answers by name. Write to the nearest one; if another office should handle it, they will pass it on for you.`,
  none: 'There are no offices on this page yet.',
  map: ({ count, f }) => `Map of the Americas with the ${count === 1 ? 'office' : `${f} offices`}`,
  listTitle: ({ count, f }) => `The ${count === 1 ? 'office' : `${f} offices`}`,
  phone: 'Phone',
  email: 'E-mail',
  address: 'Address',
  postal: 'Postal code',
  source: 'Map drawn from Natural Earth data (public domain).',
}

export const officesTexts = { key: 'site/offices', es, en }
