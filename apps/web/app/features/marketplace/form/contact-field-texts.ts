const es = {
  name: 'Nombre',
  email: 'Correo',
  phone: 'Teléfono',
  phoneHint: 'Con el código del país, como +56912345678, o elija el país.',
  wayHint: 'Basta uno de los dos: correo o teléfono.',
  rentWayHint: 'El arriendo se confirma por correo.',
  country: 'País',
  chooseCountry: 'Sin indicar',
  company: 'Empresa',
  website: 'Sitio web',
}

const en: typeof es = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  phoneHint: 'With the country code, like +56912345678, or choose the country.',
  wayHint: 'One of the two is enough: e-mail or phone.',
  rentWayHint: 'A rental is confirmed by e-mail.',
  country: 'Country',
  chooseCountry: 'Not stated',
  company: 'Company',
  website: 'Website',
}

export const contactFieldTexts = { key: 'marketplace/contact-fields', es, en }
