import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { importPaths } from './features/imports/paths.ts'
import { publicRoutes } from './public-routes.ts'

/** The whole site map: public pages first, then the dashboard, then what is not found. */
export default [
  ...publicRoutes,

  layout('features/dashboard/enrol-dashboard.layout.tsx', [
    route('dashboard/segundo-factor', 'features/sign-in/factor/enrol.route.tsx'),
  ]),
  layout('features/dashboard/dashboard.layout.tsx', [
    layout('features/dashboard/gate.layout.tsx', [
      route('dashboard', 'features/start/start.route.tsx'),
      route('dashboard/fabrica', 'features/production/orders.route.tsx', [
        route(':pedidoId', 'features/production/order.route.tsx'),
      ]),
      route('dashboard/disenio', 'features/carousel/design.route.tsx'),
      route('dashboard/sistema/apertura', 'features/opening/opening.route.tsx'),
      route('dashboard/resumen', 'features/summary/summary.route.tsx'),
      route('dashboard/dashboard-chart/super-admin', 'features/panels/super-admin.route.tsx'),
      route('dashboard/dashboard-chart/master-distributor', 'features/panels/master-distributor.route.tsx'),
      route('dashboard/dashboard-chart/distributor', 'features/panels/distributor.route.tsx'),

      route('dashboard/sistema/empresas', 'features/enterprises/enterprises.route.tsx', [
        route('nueva', 'features/enterprises/enterprise.route.tsx', { id: 'new-enterprise' }),
        route(':empresaId', 'features/enterprises/enterprise.route.tsx'),
      ]),
      route(
        'dashboard/sistema/empresas/informacion-empresa/:empresaId',
        'features/enterprises/enterprise-page.route.tsx',
        { id: 'enterprise-page' },
        [
          route('editar', 'features/enterprises/enterprise-edit.route.tsx'),
          route('sucursales/nueva', 'features/enterprises/branch.route.tsx', { id: 'new-branch-of-enterprise' }),
          route('sucursales/:sucursalId', 'features/enterprises/branch.route.tsx', { id: 'branch-of-enterprise' }),
        ],
      ),
      route('dashboard/sistema/integraciones', 'features/integrations/keys.route.tsx', [
        route('nueva', 'features/integrations/new-key.route.tsx'),
        route(':llaveId', 'features/integrations/key.route.tsx'),
      ]),
      route('dashboard/sistema/integraciones/webhooks', 'features/integrations/webhooks.route.tsx', [
        route('nuevo', 'features/integrations/new-webhook.route.tsx'),
        route(':webhookId', 'features/integrations/webhook.route.tsx'),
      ]),
      route('dashboard/sistema/integraciones/entregas', 'features/integrations/deliveries.route.tsx', [
        route(':entregaId', 'features/integrations/delivery.route.tsx'),
      ]),
      route('dashboard/sistema/permisos', 'features/permits/permits.route.tsx', [
        route(':permisoId', 'features/permits/permit.route.tsx'),
      ]),
      layout('features/enterprises/branches.layout.tsx', { id: 'branches' }, [
        route('dashboard/sistema/sucursales', 'features/enterprises/branches.route.tsx', [
          route('nueva', 'features/enterprises/branch.route.tsx', { id: 'new-branch' }),
          route(':sucursalId', 'features/enterprises/branch.route.tsx'),
        ]),
      ]),
      layout('features/products/staff/products.layout.tsx', { id: 'staff-products' }, [
        route('dashboard/sistema/productos', 'features/products/staff/products.route.tsx', [
          route('nuevo', 'features/products/staff/new-product.route.tsx'),
          route(':productoId', 'features/products/staff/product.route.tsx', { id: 'staff-product' }, [
            index('features/products/staff/product-data.route.tsx'),
            route('ficha', 'features/products/staff/facts/product-facts.route.tsx'),
            route('pagina', 'features/products/staff/page/product-page.route.tsx', { id: 'staff-product-page' }),
            route('paises', 'features/products/staff/product-places.route.tsx'),
          ]),
        ]),
      ]),
      route('dashboard/sistema/categorias', 'features/products/categories/categories.route.tsx', [
        route('nueva', 'features/products/categories/category.route.tsx', { id: 'new-product-category' }),
        route(':categoriaId', 'features/products/categories/category.route.tsx'),
      ]),
      route('dashboard/sistema/publicaciones', 'features/publications/staff/publications.route.tsx', [
        route('nueva', 'features/publications/staff/publication.route.tsx', { id: 'new-publication' }),
        route(':publicacionId', 'features/publications/staff/publication.route.tsx'),
      ]),
      layout('features/assigned-products/assigned-products.layout.tsx', { id: 'assigned-products' }, [
        route('dashboard/sistema/asignar-producto', 'features/assigned-products/assigned-products.route.tsx', [
          route('nueva', 'features/assigned-products/new-assignment.route.tsx'),
          route(':asignacionId', 'features/assigned-products/assignment.route.tsx'),
        ]),
      ]),
      route('dashboard/cotizaciones/mis-cotizaciones', 'features/quotes/staff/own-quotes.route.tsx', [
        route(':cotizacionId', 'features/quotes/staff/quote.route.tsx', { id: 'own-quote' }),
      ]),
      route('dashboard/cotizaciones/todas', 'features/quotes/staff/all-quotes.route.tsx', [
        route(':cotizacionId', 'features/quotes/staff/quote.route.tsx', { id: 'any-quote' }),
      ]),
      route('dashboard/cotizaciones/historicos', 'features/past-documents/past-documents.route.tsx', [
        route('nueva', 'features/past-documents/past-document.route.tsx', { id: 'new-past-document' }),
        route(':documentoId', 'features/past-documents/past-document.route.tsx'),
      ]),
      route('dashboard/cotizaciones/vencidas', 'features/quotes/staff/expired-quotes.route.tsx', [
        route(':cotizacionId', 'features/quotes/staff/quote.route.tsx', { id: 'expired-quote' }),
      ]),
      route('dashboard/nexttask', 'features/dashboard/task-tool.route.tsx'),
      route('dashboard/clasificados', 'features/dashboard/machines.route.tsx'),
      route('dashboard/cotizaciones/cotizar', 'features/quotes/form/new-quote.route.tsx'),
      route('dashboard/cotizaciones/cotizar/copia/:cotizacionId', 'features/quotes/form/new-quote.route.tsx', {
        id: 'copied-quote',
      }),
      route('dashboard/cotizaciones/cotizar/plantilla/:plantillaId', 'features/quotes/form/new-quote.route.tsx', {
        id: 'templated-quote',
      }),
      route(
        'dashboard/cotizaciones/plantillas',
        'features/quotes/templates/templates.route.tsx',
        { id: 'quote-templates' },
        [route(':plantillaId', 'features/quotes/templates/template.route.tsx')],
      ),
      route('dashboard/cotizaciones/cotizar/:cotizacionId', 'features/quotes/form/edit-quote.route.tsx'),
      route('dashboard/certificados', 'features/certificates/staff/certificates.route.tsx', [
        route('nuevo', 'features/certificates/staff/new-certificate.route.tsx'),
        route(':certificadoId', 'features/certificates/staff/certificate.route.tsx'),
      ]),
      route('dashboard/mis-certificados', 'features/certificates/own/own-certificates.route.tsx', [
        route(':certificadoId', 'features/certificates/own/own-certificate.route.tsx'),
      ]),

      route('dashboard/mis-solicitudes', 'features/item-requests/own/own-requests.route.tsx', [
        route('formularios/:formularioId', 'features/forms/own/own-form.route.tsx'),
        route(':solicitudId', 'features/item-requests/own/own-request.route.tsx'),
      ]),

      route('dashboard/importador', 'features/imports/importer.route.tsx'),
      ...Object.entries(importPaths).flatMap(([type, address]) => {
        const path = address.slice(1)
        return [
          route(path, 'features/imports/imports.route.tsx', { id: `imports-${type}` }),
          route(`${path}/:importacionId`, 'features/imports/import.route.tsx', { id: `import-${type}` }),
        ]
      }),
      layout('features/machines/staff/machines.layout.tsx', { id: 'machine-items' }, [
        route('dashboard/clasificados/mis-clasificados', 'features/machines/staff/own-machines.route.tsx', [
          route('nuevo', 'features/machines/staff/new-machine.route.tsx'),
          route(':clasificadoId', 'features/machines/staff/machine.route.tsx', { id: 'own-machine' }),
        ]),
        route('dashboard/clasificados/clasificados-admin', 'features/machines/staff/all-machines.route.tsx', [
          route(':clasificadoId', 'features/machines/staff/machine.route.tsx', { id: 'any-machine' }),
        ]),
      ]),
      layout('features/properties/staff/properties.layout.tsx', { id: 'staff-properties' }, [
        route('dashboard/propiedades/mis-propiedades', 'features/properties/staff/own-properties.route.tsx', [
          route('nueva', 'features/properties/staff/new-property.route.tsx'),
          route(':propiedadId', 'features/properties/staff/property.route.tsx', { id: 'own-property' }),
        ]),
        route('dashboard/propiedades/porpiedades-admin', 'features/properties/staff/all-properties.route.tsx', [
          route(':propiedadId', 'features/properties/staff/property.route.tsx', { id: 'any-property' }),
        ]),
      ]),
      route('dashboard/clasificados/clasificados-solicitudes', 'features/item-requests/staff/requests.route.tsx', [
        route('historial/:solicitudId', 'features/item-requests/staff/request.route.tsx'),
      ]),
      route('dashboard/clasificados/subastas', 'features/auctions/staff/auctions.route.tsx', { id: 'staff-auctions' }, [
        route('nueva', 'features/auctions/staff/new-auction.route.tsx'),
        route(':subastaId', 'features/auctions/staff/auction.route.tsx', { id: 'staff-auction' }),
      ]),
      route('dashboard/clasificados/diferencias-pagos', 'features/payments/staff/differences.route.tsx'),
      route('dashboard/clasificados/ofertas/avisos', 'features/offers/staff/items.route.tsx', [
        route(':clasificadoId', 'features/offers/staff/item.route.tsx'),
      ]),
      route('dashboard/clasificados/ofertas', 'features/offers/staff/offers.route.tsx', [
        route(':ofertaId', 'features/offers/staff/offer.route.tsx', { id: 'staff-offer' }),
      ]),
      route('dashboard/clasificados/clasificados-clientes', 'features/item-requests/customers/customers.route.tsx', [
        route(':clienteId', 'features/item-requests/customers/customer.route.tsx'),
      ]),
      route('dashboard/clasificados/sinonimos', 'features/synonyms/synonyms.route.tsx', [
        route('nueva', 'features/synonyms/synonym.route.tsx', { id: 'new-synonym' }),
        route(':sinonimoId', 'features/synonyms/synonym.route.tsx'),
      ]),
      route('dashboard/clasificados/clasificados-categoria', 'features/machines/categories/categories.route.tsx', [
        route('nueva', 'features/machines/categories/category.route.tsx', { id: 'new-machine-category' }),
        route(':categoriaId', 'features/machines/categories/category.route.tsx'),
      ]),
      layout('features/licenses/list/licenses.layout.tsx', { id: 'licenses' }, [
        route('dashboard/sistema/licencias/prevision', 'features/licenses/list/forecast.route.tsx'),
        route('dashboard/sistema/licencias', 'features/licenses/list/licenses.route.tsx', [
          route('nueva', 'features/licenses/list/new-license.route.tsx'),
          route(':licenciaId', 'features/licenses/list/license.route.tsx'),
        ]),
      ]),
      route('dashboard/licencias', 'features/licenses/own/own-licenses.route.tsx', { id: 'own-licenses' }, [
        route('demo', 'features/licenses/own/demo.route.tsx'),
      ]),
      route('dashboard/sistema/servicios', 'features/licenses/services/services.route.tsx', [
        route('nueva', 'features/licenses/services/service.route.tsx', { id: 'new-service' }),
        route(':servicioId', 'features/licenses/services/service.route.tsx'),
      ]),
      route('dashboard/sistema/tipos-licencia', 'features/licenses/types/types.route.tsx', [
        route('nueva', 'features/licenses/types/type.route.tsx', { id: 'new-license-type' }),
        route(':tipoId', 'features/licenses/types/type.route.tsx'),
      ]),
      layout('features/tasks/ideas/ideas.layout.tsx', { id: 'ideas' }, [
        route('dashboard/nexttask/ideas', 'features/tasks/ideas/ideas.route.tsx', [
          route('nueva', 'features/tasks/ideas/new-idea.route.tsx'),
          route(':ideaId', 'features/tasks/ideas/idea.route.tsx'),
        ]),
      ]),
      route('dashboard/sistema/areas', 'features/tasks/areas/areas.route.tsx', [
        route('nueva', 'features/tasks/areas/area.route.tsx', { id: 'new-area' }),
        route(':areaId', 'features/tasks/areas/area.route.tsx'),
      ]),
      layout('features/tasks/tasks.layout.tsx', { id: 'tasks' }, [
        route('dashboard/nexttask/task', 'features/tasks/tasks.route.tsx', [
          route('nueva', 'features/tasks/new-task.route.tsx'),
          route(':tareaId', 'features/tasks/task.route.tsx'),
        ]),
      ]),
      route('dashboard/sistema/ajustes', 'features/settings/settings.route.tsx', [
        index('features/settings/first-setting.route.tsx'),
        route(':grupo', 'features/settings/setting.route.tsx'),
      ]),
      route('dashboard/sistema/valores', 'features/rates/rates.route.tsx', [
        route('nueva', 'features/rates/rate.route.tsx', { id: 'new-rate' }),
        route(':valorId', 'features/rates/rate.route.tsx'),
      ]),
      route('dashboard/sistema/datos-personales', 'features/privacy/staff/requests.route.tsx', [
        route(':solicitudId', 'features/privacy/staff/request.route.tsx', { id: 'data-request' }),
      ]),
      route('dashboard/sistema/auditoria', 'features/audit/audit.route.tsx', [
        route(':lineaId', 'features/audit/audit-row.route.tsx'),
      ]),
      route('dashboard/sistema/unidad-tiempo', 'features/tasks/time-units/time-units.route.tsx', [
        route('nueva', 'features/tasks/time-units/time-unit.route.tsx', { id: 'new-time-unit' }),
        route(':unidadId', 'features/tasks/time-units/time-unit.route.tsx'),
      ]),
      route('dashboard/sistema/recursos', 'features/resources/staff/resources.route.tsx', [
        route('nueva', 'features/resources/staff/resource.route.tsx', { id: 'new-resource' }),
        route(':recursoId', 'features/resources/staff/resource.route.tsx'),
      ]),
      route('dashboard/sistema/recursos/registro', 'features/resources/staff/log.route.tsx'),
      route('dashboard/descargas', 'features/resources/library/library.route.tsx', [
        route(':recursoId', 'features/resources/library/library-item.route.tsx'),
      ]),
      layout('features/calendar/calendar.layout.tsx', { id: 'calendar' }, [
        route('dashboard/nexttask/calendar', 'features/calendar/calendar.route.tsx', [
          route('nuevo', 'features/calendar/new-event.route.tsx'),
          route(':eventoId/:ocurrencia?', 'features/calendar/event.route.tsx'),
        ]),
      ]),
      route('dashboard/registros-workshop/talleres', 'features/workshops/staff/workshops.route.tsx'),
      route('dashboard/registros-workshop/talleres/nuevo', 'features/workshops/staff/new-workshop.route.tsx'),
      route('dashboard/registros-workshop/talleres/:tallerId', 'features/workshops/staff/workshop.route.tsx', {
        id: 'staff-workshop',
      }),
      route('dashboard/registros-workshop', 'features/workshops/staff/registrations.route.tsx', [
        route(':registroId', 'features/workshops/staff/registration.route.tsx'),
      ]),
      layout('features/contacts/contacts.layout.tsx', { id: 'contacts' }, [
        route('dashboard/contactos/lista-contactos', 'features/contacts/contacts.route.tsx', [
          route('nuevo', 'features/contacts/new-contact.route.tsx'),
        ]),
        route('dashboard/contactos/detalles-contacto/:contactoId', 'features/contacts/contact.route.tsx'),
      ]),
      route('dashboard/contactos/buscar', 'features/contacts/find-contact.route.tsx'),
      route('dashboard/contactos/difusiones', 'features/broadcasts/broadcasts.route.tsx'),
      route('dashboard/contactos/difusiones/:difusionId', 'features/broadcasts/broadcast.route.tsx'),
      route('dashboard/contactos/nueva-difusion', 'features/broadcasts/new-broadcast.route.tsx'),
      route('dashboard/contactos/formularios', 'features/forms/staff/forms.route.tsx', { id: 'received-forms' }, [
        route(':formularioId', 'features/forms/staff/form.route.tsx'),
      ]),
      route('dashboard/sistema/proyecciones', 'features/projections/projections.route.tsx'),
      route('dashboard/sistema/proyecciones/nueva', 'features/projections/new-projection.route.tsx'),
      route('dashboard/sistema/proyecciones/cambio', 'features/projections/cost-changes/cost-changes.route.tsx'),
      route('dashboard/sistema/proyecciones/cotizaciones', 'features/quotes/price-changes/price-changes.route.tsx'),
      route('dashboard/sistema/proyecciones/:proyeccionId', 'features/projections/projection.route.tsx'),
      route('dashboard/perfil', 'features/users/profile.route.tsx'),

      layout('features/users/users.layout.tsx', { id: 'users' }, [
        route('dashboard/usuarios/:id/salida', 'features/transfers/leaving.route.tsx'),
        route('dashboard/usuarios/traspasos/:traspasoId', 'features/transfers/transfer.route.tsx'),
        route('dashboard/usuarios/plantillas', 'features/access/templates/templates.route.tsx'),
        route('dashboard/usuarios/plantillas/:perfil', 'features/access/templates/template.route.tsx'),
        route('dashboard/usuarios', 'features/users/users.route.tsx', [
          route('nuevo', 'features/users/new-user.route.tsx'),
          route(':id', 'features/users/user.route.tsx', [
            index('features/users/user-data.route.tsx'),
            route('acceso', 'features/access/user-access.route.tsx'),
          ]),
        ]),
      ]),
    ]),
  ]),

  route('*', 'features/site/not-found.route.tsx'),
] satisfies RouteConfig
