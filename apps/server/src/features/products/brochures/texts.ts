const es = {
  file: 'folleto',
  notice: 'Venta solo a empresas y profesionales autorizados',
  noticeText:
    'Estos productos no se venden al consumidor final. Antes de entregar pedimos el permiso vigente de la empresa o del profesional que los manejará.',
  contact: 'Contacto',
  edition: (day: string) => `Edición ${day}`,
}

const en: typeof es = {
  file: 'brochure',
  notice: 'Sold only to authorized companies and professionals',
  noticeText:
    'These products are not sold to end consumers. Before delivery, we ask for a valid permit from the company or professional who will handle them.',
  contact: 'Contact',
  edition: (day) => `Edition ${day}`,
}

const pt: typeof es = {
  file: 'folheto',
  notice: 'Venda exclusiva a empresas e profissionais autorizados',
  noticeText:
    'Estes produtos não são vendidos ao consumidor final. Antes da entrega pedimos a autorização vigente da empresa ou do profissional que vai manuseá-los.',
  contact: 'Contato',
  edition: (day) => `Edição ${day}`,
}

export const texts = { es, en, pt }
