/** A class of the package kubernetes-models, whose `validate` applies the schema that Kubernetes publishes. */
export type Kind = new (value: never) => { validate(): void };

/**
 * Validates a resource and returns the paths of the fields that its schema does not have. Throws if a value is invalid.
 *
 * The published schemas allow unknown fields, so a misspelled field would be valid. Kubernetes rejects it. The compiled
 * schemas do not list their fields, but they read only those that they know.
 */
export function unknownFields(Kind: Kind, resource: object): string[] {
  const read = new Set<string>();
  // Each class takes its own type. Whether the resource has that type is what `validate` checks.
  const model = new Kind(resource as never);
  model.validate.call(recording(model, '', read));
  return pathsOf(model, '').filter((path) => !read.has(path) && isRead(path.slice(0, path.lastIndexOf('/')), read));
}

/** Returns the object with a record of the paths of all properties that are read. */
function recording<Value extends object>(value: Value, path: string, read: Set<string>): Value {
  return new Proxy(value, {
    get(target, key, receiver) {
      const own: unknown = Reflect.get(target, key, receiver);
      const place = `${path}/${String(key)}`;
      read.add(place);
      return isObject(own) ? recording(own, place, read) : own;
    },
  });
}

function pathsOf(value: object, path: string): string[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const place = `${path}/${key}`;
    return isObject(inner) ? [place, ...pathsOf(inner, place)] : [place];
  });
}

const isRead = (path: string, read: Set<string>): boolean => path === '' || read.has(path);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
