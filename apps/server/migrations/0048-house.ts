import { type Kysely, sql } from 'kysely'

/**
 * The house is the enterprise that the settings name, no longer whichever active one is the oldest; people of other
 * enterprises lose the modules that concern it (rule scope/house-modules).
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    update ajuste set valor = valor || jsonb_build_object('empresa_id', (
      select min(id) from empresa where eliminado_en is null and estado_id = 1))
    where clave = 'cotizaciones' and valor ->> 'empresa_id' is null;

    create function casa_id() returns int language sql stable parallel safe
      return (select (valor ->> 'empresa_id')::int from ajuste where clave = 'cotizaciones');

    -- whose rows a person sees hangs on this: the house, another enterprise, or none
    create function lugar_de(empresa int) returns text language sql stable parallel safe
      return case when empresa is null then 'ninguna' when empresa = casa_id() then 'casa' else 'otra' end;

    create temporary table quitado on commit drop as
      select a.usuario_id, a.clave_modulo
      from acceso_modulo a
      join usuario u on u.id = a.usuario_id
      where (u.rol_id = 4 or u.rol_id in (2, 3) and lugar_de(u.empresa_id) <> 'casa')
        and a.clave_modulo in (
          'PlatformWebProductos', 'PlatformWebCategoriaProducto', 'PlatformWebAsignarProducto', 'PlatformWebProyeccion',
          'PlatformWebRecursoGeneral', 'PlatformWebTareaGeneral', 'PlatformWebUnidadesTiempo', 'PlatformWebImportador',
          'PlatformWebImportadorUsuario', 'PlataformWebRegistroWorkshop', 'PlatformWebNextTask', 'PlatformWebTarea',
          'PlatformWebCalendario', 'PlatformWebIdeas', 'PlatformWebTareaAdmin', 'PlataformaWebPaginaPpal',
          'PlatformWebAdministrarClasificados', 'PlatformWebAdministrarPropiedades')
        -- a master distributor reads what is his own of these two
        and not (
          u.rol_id = 4 and a.clave_modulo in ('PlatformWebAsignarProducto', 'PlatformWebProyeccion')
          and exists (
            select from acceso_modulo m
            where m.usuario_id = u.id and m.clave_modulo = 'PlatformWebDistribuidorMaster'));

    insert into auditoria (ip, solicitud_id, accion, entidad, entidad_id, antes, despues)
      select '', 'migracion-0048', 'access.houseOnly', 'usuario', q.usuario_id::text,
        jsonb_build_object('claves_modulo', (
          select jsonb_agg(clave_modulo order by clave_modulo) from acceso_modulo where usuario_id = q.usuario_id)),
        jsonb_build_object('claves_modulo', (
          select coalesce(jsonb_agg(clave_modulo order by clave_modulo), '[]') from acceso_modulo a
          where a.usuario_id = q.usuario_id
            and not exists (
              select from quitado x where x.usuario_id = a.usuario_id and x.clave_modulo = a.clave_modulo)))
      from (select distinct usuario_id from quitado) q;

    update usuario set version = version + 1 where id in (select usuario_id from quitado);

    delete from acceso_modulo a using quitado q
      where a.usuario_id = q.usuario_id and a.clave_modulo = q.clave_modulo;
  `.execute(db)
}
