"""Print, as JSON, which of the engines named on the command line are missing."""

import json
import sys

from engines.search import ENGINES, missing

print(json.dumps({"missing": missing(sys.argv[1:] or ENGINES)}))
