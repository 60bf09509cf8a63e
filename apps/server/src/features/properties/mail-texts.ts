const es = {
  hello: (name: string) => `Hola, ${name}:`,
  property: 'Propiedad',
  reason: 'Motivo',
  approved: {
    title: 'Su propiedad está publicada',
    text: 'La aprobamos y ya se ve en el sitio.',
    button: 'Ver la propiedad',
  },
  rejected: {
    title: 'Su propiedad no fue aprobada',
    text: 'Corríjala y guárdela: la revisamos de nuevo.',
    button: 'Corregir la propiedad',
  },
  editApproved: {
    title: 'Sus cambios están publicados',
    text: 'Aprobamos los cambios de su propiedad y ya se ven en el sitio.',
    button: 'Ver la propiedad',
  },
  editRejected: {
    title: 'Sus cambios no fueron aprobados',
    text: 'En el sitio sigue la versión anterior. Corrija los cambios y guárdelos: los revisamos de nuevo.',
    button: 'Corregir los cambios',
  },
}

const en: typeof es = {
  hello: (name) => `Hello ${name},`,
  property: 'Property',
  reason: 'Reason',
  approved: {
    title: 'Your property is published',
    text: 'We approved it, and it is shown on the site.',
    button: 'See the property',
  },
  rejected: {
    title: 'Your property was not approved',
    text: 'Please correct it and save it; we will review it again.',
    button: 'Correct the property',
  },
  editApproved: {
    title: 'Your changes are published',
    text: 'We approved the changes to your property, and they are shown on the site.',
    button: 'See the property',
  },
  editRejected: {
    title: 'Your changes were not approved',
    text: 'The site still shows the earlier version. Please correct your changes and save them; we will review them again.',
    button: 'Correct the changes',
  },
}

export const texts = { es, en }
