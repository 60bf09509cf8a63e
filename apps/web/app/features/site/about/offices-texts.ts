const es = {
  breadcrumb: 'Ruta de la página',
  about: 'Nosotros',
  title: 'Oficinas',
  description:
    'Las cuatro oficinas en América: México, Perú, Chile y Estados Unidos, con la persona a cargo, teléfono, correo y dirección.',
  lead: 'Cuatro oficinas en América, cada una con una persona que responde por su nombre. Escriba a la más cercana; si el caso es de otra, ella lo traslada por usted.',
  map: 'Mapa de América con las cuatro oficinas',
  listTitle: 'Las cuatro oficinas',
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
  description:
    'The four offices in the Americas: Mexico, Peru, Chile and the United States, with the person in charge, phone, e-mail and address.',
  lead: 'Four offices in the Americas, each with someone who answers by name. Write to the nearest one; if another office should handle it, they will pass it on for you.',
  map: 'Map of the Americas with the four offices',
  listTitle: 'The four offices',
  phone: 'Phone',
  email: 'E-mail',
  address: 'Address',
  postal: 'Postal code',
  source: 'Map drawn from Natural Earth data (public domain).',
}

export const officesTexts = { key: 'site/offices', es, en }
