const es = {
  notice: { contacto: 'Nueva consulta', nda: 'Nuevo pedido de NDA', reunion: 'Nueva reunión' },
  open: 'Abrir en el panel',
  reference: 'Referencia',
  about: 'Sobre',
  when: 'Cuándo',
  name: 'Nombre',
  email: 'Correo',
  phone: 'Teléfono',
  company: 'Empresa',
  country: 'País',
  fields: {
    message: 'Mensaje',
    motivo: 'Motivo',
    empresa_documento: 'Identificación de la empresa',
    cargo: 'Cargo',
    representante_documento: 'Documento del representante',
    direccion: 'Dirección',
  },
}

const en: typeof es = {
  notice: { contacto: 'New inquiry', nda: 'New NDA request', reunion: 'New meeting' },
  open: 'Open in the dashboard',
  reference: 'Reference',
  about: 'About',
  when: 'When',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  company: 'Company',
  country: 'Country',
  fields: {
    message: 'Message',
    motivo: 'Topic',
    empresa_documento: 'Company ID',
    cargo: 'Position',
    representante_documento: 'Representative’s ID',
    direccion: 'Address',
  },
}

/** To the house, of a form that came. */
export const houseTexts = { es, en }
