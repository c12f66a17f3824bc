/** Functions that call their callbacks only before they return. */
const ENDS_WITH_CALL = /^(?:map|flatMap|filter|forEach|some|every|find|findIndex|reduce|sort|toSorted|from|inSteps)$/;
const GROWS = /^(?:set|add|push|unshift)$/;

/**
 * An ESLint rule: reports an empty Map, Set or array in a function if a nested function that outlives the call adds to it.
 * Such a collection can grow for as long as the nested function exists, like one in a field.
 */
export const boundedClosures = {
  create({ report, sourceCode }) {
    return {
      VariableDeclarator(node) {
        if (!isEmptyCollection(node.init)) return;
        for (const variable of sourceCode.getDeclaredVariables(node)) {
          const owner = variable.scope.variableScope;
          if (owner.type !== 'function') continue;
          const outlives = ({ identifier, from }) =>
            grows(identifier) && functionsBetween(from, owner).some((nested) => isKept(nested, sourceCode));
          if (variable.references.some(outlives)) report({ node, message: MESSAGE });
        }
      },
    };
  },
};

const MESSAGE =
  'This collection outlives the call. Use BoundedCache if requests can add keys. Otherwise disable this rule and say what bounds the size.';

function isEmptyCollection(value) {
  if (value?.type === 'ArrayExpression') return value.elements.length === 0;
  return value?.type === 'NewExpression' && /^(?:Map|Set)$/.test(value.callee.name) && value.arguments.length === 0;
}

function grows({ parent }) {
  return parent.type === 'MemberExpression' && GROWS.test(parent.property.name);
}

/** Returns the functions inside `owner` that contain a scope. */
function functionsBetween(scope, owner) {
  const functions = [];
  for (let inner = scope.variableScope; inner !== owner; inner = inner.upper.variableScope) functions.push(inner.block);
  return functions;
}

/** Whether a nested function may be called after the outer one has returned. False if the outer one only calls it. */
function isKept(node, sourceCode) {
  const { parent } = node;
  if (parent.type === 'CallExpression')
    return parent.callee !== node && !ENDS_WITH_CALL.test(parent.callee.property?.name ?? parent.callee.name);
  const name = node.type === 'FunctionDeclaration' ? node : parent.type === 'VariableDeclarator' ? parent : undefined;
  if (!name) return true;
  const [variable] = sourceCode.getDeclaredVariables(name);
  return variable.references.some(({ identifier, init }) => !init && identifier.parent.callee !== identifier);
}
